import fc from 'fast-check';

// A report of failed tests has no room for the cause of an error: what did not hold stands in the message itself.
fc.configureGlobal({ ...fc.readConfigureGlobal(), includeErrorInReport: true });
