### What leads from other pages to the events: fetched with the first page, as the rest of the desk's words are not.

desk-events = Events
desk-events-about = Run a tournament from one screen: entries, pairings, clocks, judges, results and standings, at a venue or here at the hall’s own tables.
desk-events-to = To the events
desk-to-event = To the event
