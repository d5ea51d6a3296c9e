"""All that a card file may say, in one import: the words, and the numbers that they take."""

from __future__ import annotations

from ludarium.games.keyforge.houses import *
from ludarium.games.keyforge.terms import *
from ludarium.games.keyforge.words.amounts import *
from ludarium.games.keyforge.words.base import *
from ludarium.games.keyforge.words.control import *
from ludarium.games.keyforge.words.effects import *
from ludarium.games.keyforge.words.marks import *
from ludarium.games.keyforge.words.places import *
from ludarium.games.keyforge.words.players import *
from ludarium.games.keyforge.words.say import *
from ludarium.games.keyforge.words.special import *
from ludarium.games.keyforge.words.targets import *
