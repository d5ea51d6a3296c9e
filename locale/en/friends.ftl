### What people have to do with each other: friends, invitations, blocking and muting.
### - $name is somebody's name, $game the shown name of a game; other arguments are numbers unless a line says otherwise.

error-friend-unknown = This person is not here any more. Look at the list again.
error-friend-self = This is you. Choose somebody else.
error-friend-none = You can invite only friends. Ask them to be friends first, or send them the invite link.
error-friend-blocked = You block this person. Unblock them first.
error-friends-many = You have, or have asked, { $most } friends, and more are not possible. End a friendship or withdraw a request first.
error-friend-asks-many = Too many people wait for this person’s answer. Try again another day.
error-invite-not = Nobody can be invited to this table: it is over, belongs to an event, or is a lesson.
error-invites-many = This person has too many invitations at the moment. Send them the invite link instead.
error-blocks-many = You block { $most } people, and more are not possible. Unblock somebody first.
error-mutes-many = You mute { $most } people, and more are not possible. Unmute somebody first.

## The sheet about somebody

person-open = { $name }: more
person-guest = Guest
person-account = Has an account
person-friend = Friend
person-profile = Profile and ratings
person-more = Friend, mute, block
person-none = This is you.
person-ask = Ask to be friends
person-ask-help = Friends see when the other is here and at which public table. You can switch that off for yourself.
person-asked = You have asked to be friends. You read here when they accept.
person-withdraw = Withdraw the request
person-asks = { $name } would like to be friends with you.
person-accept = Accept
person-decline = Decline
person-end = End the friendship
person-end-title = End the friendship with { $name }?
person-end-text = You no longer see when the other is here. { $name } is not told, but disappears from your list and you from theirs.
person-invite = Invite to this table
person-invited = { $name } is invited.
person-mute = Mute
person-mute-help = You no longer read what { $name } says in chats, at any table.
person-unmute = Unmute
person-muted = You mute { $name }.
person-block = Block
person-block-help = { $name } can’t ask you to be friends, invite you or be paired with you, and you read none of their chat. They are not told.
person-block-title = Block { $name }?
person-block-text = { $name } can’t ask you to be friends, invite you or be paired with you, and you read none of their chat. If you are friends, that ends. At a table where both of you sit the game goes on. Nobody is told.
person-unblock = Unblock
person-blocked = You block { $name }.
person-mute-done = You read nothing more of what { $name } says.
person-unmute-done = You read what { $name } says again.
person-block-done = { $name } is blocked.
person-unblock-done = { $name } is no longer blocked.

## In the chat

chat-muted = Muted
chat-unmute = Show again
# The spoken name of that button.
chat-unmute-of = Show again: { $name }

## The page

friends-title = Friends
friends-to = Friends
friends-list = My friends
friends-none = You have no friends here yet. Press somebody’s name, at a table, in the chat or in the lobby, and ask them.
friends-need-name = Play or watch something first: friends are for people with a name.
friends-asks = Requests
friends-asked = Waiting for an answer
friends-invitations = Invitations
friends-here = { $count ->
    [0] Nobody is here right now
    [one] 1 is here
   *[other] { $count } are here
}
friends-doing = { $doing ->
    [playing] Playing
    [watching] Watching
    [lobby] In the lobby
   *[away] Not here
}
friends-playing = Playing { $game }
friends-join = Join
friends-watch = Watch
# Spoken names of those buttons.
friends-join-of = Join { $name } at { $game }
friends-watch-of = Watch { $name } at { $game }
friends-accept-of = Accept { $name }
friends-decline-of = Decline { $name }
friends-withdraw-of = Withdraw the request to { $name }
friends-show = My friends may see that I am here
friends-show-help = Friends see whether you are in the lobby, playing or watching, and at which public table you sit. A private table they see only if they are invited.
friends-apart = Blocked and muted people
friends-apart-help = Nobody learns that you block or mute them.
friends-apart-none = You block and mute nobody.
friends-unblock-of = Unblock { $name }
friends-unmute-of = Unmute { $name }
friends-is-blocked = Blocked
friends-is-muted = Muted

## Inviting to a table

friends-invite = Invite friends
friends-invite-one = Invite
# The spoken name of that button.
friends-invite-of = Invite { $name }
friends-invite-done = Invited

## Notices

friends-bar = News from friends
friends-bar-asks = { $name } would like to be friends
friends-bar-invites = { $name } invites you: { $game }
friends-bar-invites-watch = { $name } invites you to watch: { $game }
friends-bar-go = To the table
friends-bar-no = No, thanks
