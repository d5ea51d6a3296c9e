### The environments for programs that learn and for language models: what goes wrong there.

# $game: id of the game; $options and $most: numbers.
error-environment-options = A decision of “{ $game }” has { $options } options, and the action space has room for { $most }. Use actions by meaning.
error-environment-encoding = Nobody has said how “{ $game }” is told in tensors. Register an encoding for it.
error-environment-action = Action { $action } takes none of the options. Choose one that the mask allows.
# $name: a setting of the environment, as it is written in programs.
error-environment-setting = The environment has no such “{ $name }”. Choose one of these: { $expected }.
error-environment-no-history = This state was drawn from what a seat knows, so it has no history that could be written down. Write down the state that it was drawn from.
