"""All that a card file may say, in one import: the words, and the numbers that they take."""

from __future__ import annotations

from ludarium.games.keyforge.engine.codes import MoveKinds as MoveKinds
from ludarium.games.keyforge.engine.terms import *
from ludarium.games.keyforge.engine.terms import BonusIcons as BonusIcons
from ludarium.games.keyforge.engine.turn_log import Done as Done
from ludarium.games.keyforge.words.amounts import *
from ludarium.games.keyforge.words.base import *
from ludarium.games.keyforge.words.bonus import *
from ludarium.games.keyforge.words.cards import *
from ludarium.games.keyforge.words.conditions import *
from ludarium.games.keyforge.words.control import *
from ludarium.games.keyforge.words.effects import *
from ludarium.games.keyforge.words.fights import *
from ludarium.games.keyforge.words.harm import *
from ludarium.games.keyforge.words.icons import AsIcon as AsIcon
from ludarium.games.keyforge.words.known import *
from ludarium.games.keyforge.words.lasting import *
from ludarium.games.keyforge.words.marks import *
from ludarium.games.keyforge.words.moving import *
from ludarium.games.keyforge.words.names import *
from ludarium.games.keyforge.words.places import *
from ludarium.games.keyforge.words.players import *
from ludarium.games.keyforge.words.powers import *
from ludarium.games.keyforge.words.shorthand import *
from ludarium.games.keyforge.words.special import *
from ludarium.games.keyforge.words.special_sanctum import *
from ludarium.games.keyforge.words.special_staralliance import *
from ludarium.games.keyforge.words.targets import *
from ludarium.games.keyforge.words.tide import *
from ludarium.games.keyforge.words.tokens import *
