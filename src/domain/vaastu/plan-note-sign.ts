/** What begins the words of an attachment that are a plan, as a device has read it from the picture beside them. */
export const planNoteSign = 'disha-plan:';
