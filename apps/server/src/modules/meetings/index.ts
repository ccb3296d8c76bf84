export { meetingRule } from './access.ts';
export { mountMeetingFiles } from './calendar-file.ts';
export { attendedMeetings } from './calendar-source.queries.ts';
export { meetingAccessColumns } from './meetings.queries.ts';
export { meetingsToAnswer } from './next-source.ts';
export { isMyPart, isShown, myPart } from './shown-meetings.queries.ts';
