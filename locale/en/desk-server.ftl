### What the hall refuses when a list of players can’t be read. $line counts from 1.

error-desk-csv-signs = This list is not UTF-8. Save it as “CSV UTF-8” and choose it again.
error-desk-csv-broken = Line { $line } can’t be read: a quotation mark is missing, or a cell is too long. Correct it.
