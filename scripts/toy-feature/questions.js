/** What both pages need. */
export const questions = ['How was the tide at the harbour entrance?', 'Which buoy was hard to see?'];
