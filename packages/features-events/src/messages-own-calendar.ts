import { defineMessages } from '@portal/kit';

/** The words by which events come into a person's own calendar. */
export const ownCalendarMessages = defineMessages('events', {
  addToCalendar: 'Add to calendar',
  addSessionToCalendar: 'Add {title} to calendar',
  calendarFile: 'Apple, Outlook and others',
  calendarFileHint: 'A file that opens in your calendar',
  googleCalendar: 'Google Calendar',
  outlookCom: 'Outlook.com',
  microsoft365: 'Microsoft 365',
  removeFromCalendar: 'Take it out of your calendar',
  feedTitle: 'In your own calendar',
  feedFailed: 'The address of your calendar could not be loaded.',
  feedOffText:
    'Follow what you attend in Apple, Google or Outlook: new events, changes and cancellations come by themselves.',
  feedStart: 'Get my calendar address',
  feedOpen: 'Open in my calendar',
  feedAddress: 'Address of your calendar',
  feedCopy: 'Copy address',
  feedCopied: 'Address copied',
  feedReaders:
    'Whoever has this address can read which events you attend, without signing in, and nothing else. Keep it to yourself; if somebody else has it, make a new one.',
  feedRead: 'Last read by a calendar {time}.',
  feedNotRead: 'No calendar has read it yet.',
  feedNew: 'Make a new address',
  feedNewTitle: 'Make a new address?',
  feedNewText: 'The address from before stops working at once. Calendars that follow it need the new one.',
  feedNewToast: 'Your calendar has a new address.',
  feedNewFailed: 'The address could not be made. Try again.',
  feedEnd: 'Turn off',
  feedEndTitle: 'Turn your calendar address off?',
  feedEndText: 'Calendars that follow it show nothing new from now on.',
  feedEndToast: 'Your calendar address is off.',
  feedEndFailed: 'The address could not be turned off. Try again.',
  feedKeep: 'Keep it',
});
