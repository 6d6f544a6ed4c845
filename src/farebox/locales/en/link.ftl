link-title = Continue here
link-note = This link moves your seat at a table to this device. It works once; your other device then only watches.
link-take = Take this seat here
