### Accounts: making one, signing in, and looking after it. A guest needs none of this.

## Refusals

error-account-name-wrong = This sign-in name cannot be used. Take 3 to 32 letters and digits of any script; a dot, a hyphen or an underscore may stand between them.
error-account-name-taken = Somebody has this sign-in name already. Choose another one.
error-account-name-first = Your account has no sign-in name yet. Choose a name and a password first.
# $least: a number.
error-account-password-short = This password is too short. Take at least { $least } characters; a sentence is easy to remember.
# $most: a number.
error-account-password-long = This password is too long. Take at most { $most } characters.
error-account-password-common = This password is one of the first that others would guess. Choose another one.
error-account-password-wrong = This is not your password. Try again.
error-account-sign-in-wrong = This sign-in name and this password do not belong together. Check both, then try again.
error-account-recovery-wrong = This sign-in name and this recovery code do not belong together, or the code has been used. Check both, then try again.
# $seconds: a number.
error-account-wait = { $seconds ->
    [one] There were too many wrong attempts. Wait 1 second, then try again.
   *[other] There were too many wrong attempts. Wait { $seconds } seconds, then try again.
}
error-account-busy = Too many people are signing in at this moment. Try again in a few seconds.
error-account-none = This needs an account, and you are a guest here. Make an account or sign in first.
error-account-already = You have an account already. Sign out first if you want another one.
error-account-confirm = You have been signed in for a while. Show that it is still you, then try again.
# $name: the name of a guest.
error-account-guest-busy = As the guest { $name } you have tables, games or decks in this browser, which you would leave behind. Make an account of this guest instead, or sign in all the same.
error-account-last-way = Without this you could not sign in any more. Set a password first.
error-account-passkey-wrong = The passkey was not accepted. Try again, or sign in another way.
error-account-passkey-unknown = The hall does not know this passkey; it may have been removed. Sign in another way.
# $most: a number.
error-account-passkeys-many = An account can have { $most } passkeys. Remove one that you do not use any more.
error-account-link-over = This code has been used, or its time is over. Let the other device show a new one.
# $left: how many attempts are left.
error-account-link-number = { $left ->
    [one] This is not the number on the other device. You can try once more.
   *[other] This is not the number on the other device. You can try { $left } more times.
}
error-club-off = This hall has no club sign-in. Sign in another way.
error-club-wrong = Signing in by the club did not work. Begin again.
error-club-linked = This club membership belongs to another account here, or this account has another membership already. Sign out and sign in by the club, or undo the other membership first.
error-club-away = The club’s sign-in does not answer. Try again later, or sign in another way.

## Ways in

people-sign-in = Sign in
people-sign-out = Sign out
people-make = Make an account
people-my-account = My account
people-change-name = Change my name
# Behind the reader’s own name, for those who listen.
people-you = (signed in)
people-you-guest = (guest)
people-name = Sign-in name
people-name-help = Only you need it. 3 to 32 letters and digits of any script; capitals make no difference.
people-password = Password
people-password-help = At least 8 characters. A sentence is easy to remember and hard to guess.
people-password-now = Password so far
people-password-now-help = You can leave this empty: you have just signed in.
people-password-new = New password
people-password-save = Change the password
people-password-set = The password counts from now on. All other browsers are signed out.
people-password-ends = A new password signs you out in all other browsers.
people-password-none = Your account has no password. With one you can also sign in by a name, and make recovery codes.
people-show-password = Show the password
people-called-help = The others at the table see this name.
people-make-guest = { $name }, you are a guest: only this browser knows you. With an account you can sign in anywhere. Your tables, games and events stay yours.
people-make-text = With an account you can sign in anywhere and find your games again. Nobody needs one to play.
people-make-no-mail = The hall asks for no e-mail address. Make recovery codes afterwards, in case you forget the password.
people-made = You have an account.
people-made-guest = You have an account. Everything you had as a guest is still yours.
people-have-one = You have an account already?
people-have-none = You have no account yet?
people-signed-in = You are signed in as { $name }.
people-sign-in-anyway = Sign in all the same
people-other-ways = Other ways to sign in
people-by-password = Sign in by password
people-by-code = Forgotten the password? Use a recovery code
people-by-passkey = Use a passkey
# $club: the name of a club.
people-by-club = Sign in by { $club }
people-by-link-hint = If you are signed in on another device, let it show a QR code: My account, “Sign in on another device”.
people-code = Recovery code
people-code-help = One of the ten codes that you have kept. Each counts once.
people-no-passkey = No passkey was used. Try again, or sign in another way.
people-refused = Signing in did not work. Begin again.
people-confirm-title = Is it still you?
people-confirm-text = What you want to do could harm you if somebody else sat here.
# $ways: one or more of the three after this, as “a, b, or c”.
people-forgotten = Forgotten the password? Sign out and come in by { $ways }; then you can set a new one.
people-way-code = a recovery code
people-way-passkey = a passkey
people-way-club = the club’s sign-in
people-forgotten-no-way = Forgotten the password? Then do not sign out: this account has no other way in.
people-confirm-again = Sign out and sign in again, then try once more.

## My account

people-profile = Profile
people-saved = Saved.
# $day: a day and a time.
people-since = since { $day }
# $ago: how long ago, such as “2 days ago”.
people-used = last used { $ago }
people-never-used = not used yet
people-some-device = Unknown device
people-this-device = This browser
people-passkeys = Passkeys
people-passkeys-text = A passkey signs you in by fingerprint, face or the device’s code, without a name or a password.
people-passkeys-not-here = This browser cannot make passkeys here. The hall has to be opened over https or on its own machine.
people-passkey-name = Name of the passkey
people-passkey-name-help = So that you recognise it later, such as “My phone”.
people-passkey-add = Add a passkey
people-passkey-added = The passkey can be used from now on.
people-passkey-elsewhere = made for another address of this hall
people-passkey-remove = Remove
people-passkey-remove-named = Remove: { $name }
people-passkey-remove-text = The passkey “{ $name }” will not sign you in any more.
people-codes = Recovery codes
people-codes-text = If you forget the password or lose a device, a recovery code lets you in. Keep them on paper or where you keep your passwords.
people-codes-name-first = Set a sign-in name and a password first.
people-codes-left = { $count ->
    [0] You have no recovery codes.
    [one] 1 recovery code is left.
   *[other] { $count } recovery codes are left.
}
people-codes-make = Make ten new codes
people-codes-replace = { $count ->
    [one] The code that you have will not let you in any more.
   *[other] The { $count } codes that you have will not let you in any more.
}
people-codes-once = They are shown only this once, and replace all earlier ones.
people-codes-copied = The codes are copied.
people-codes-copy-by-hand = The codes are marked: copy them by hand.
# On paper. $hall: an address, $name: the sign-in name.
people-codes-sheet = Recovery codes for { $name } at { $hall }. Each counts once.
people-print = Print
people-sessions = Signed in
people-sessions-text = These browsers are signed in to your account.
people-sign-out-named = Sign out: { $device }
people-sign-out-others = Sign out everywhere else
people-club-text = Link your account, so that you can sign in by { $club }.
people-club-linked = You can sign in by { $club }.
people-club-leave = Unlink

## Another device

people-link-title = Sign in on another device
people-link-about = Show a QR code here and scan it with the other device. It then shows a number that you enter here.
people-link-show = Show a QR code
people-link-picture = QR code to sign in on another device
people-link-scan = { $seconds ->
    [one] Scan it with the other device. It is good once, for 1 second.
   *[other] Scan it with the other device. It is good once, for { $seconds } seconds.
}
# $device: a browser and a system, such as “Firefox, Android”.
people-link-claimed = The code was opened on: { $device }. Does your other device show a number?
people-link-its-number = Number on the other device
people-link-warning = Enter it only if you see it on your own device. Whoever tells you a number wants to get into your account.
people-link-confirm = Let it in
people-link-not-mine = That is not my device
people-link-over = The code is not good any more.
people-link-done = The other device may come in now.
people-link-text = Another device has shown you this code. Go on only if it is your own.
people-link-go = Sign in here
people-link-enter = Enter this number on the other device, to sign in as { $name }:
people-link-waiting = This page waits until you have done so.
# For those who listen; $number: its digits, one by one.
people-link-number = The number is { $number }.

## Leaving

error-account-delete-name = Write “{ $name }” to delete this account.
error-account-delete-event = You take part in an event that is not over. Its log needs you until then: delete the account afterwards.
# In the place of the name of somebody who has deleted their account.
people-former = Former player
people-data = My data
people-data-text = One file with all that the hall has of you: your account, tables, games with their records, chat lines and entries at events.
people-data-save = Save the file
people-delete = Delete my account
people-delete-text = Your sign-in, passkeys, codes and sessions are deleted, and your chat lines are struck out. In finished games “Former player” stands in place of your name. Tables that you host pass on to somebody who sits there. What the logs of finished events say stays: results rest on them. Nothing of this can be undone.
# $name: the sign-in name.
people-delete-name = Write “{ $name }” to confirm
people-delete-yes = Delete for good
people-deleted = Your account is deleted.
