export { meetingAccessColumns, meetingRule } from './access.ts';
export { mountMeetingFiles } from './calendar-file.ts';
export { attendedMeetings } from './calendar-source.ts';
export { meetingsToAnswer } from './next-source.ts';
export { isMyPart, isShown, myPart } from './shown-meetings.ts';
