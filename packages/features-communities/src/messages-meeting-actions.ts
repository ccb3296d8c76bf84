import { defineMessages } from '@portal/kit';

/** Words of what those do who look after meetings: they come with the menu of a meeting. */
export const meetingActionMessages = defineMessages('communities', {
  manageMeeting: 'Manage {name}',
  editMeeting: 'Edit meeting',
  inviteMembers: 'Invite members',
  sendNotification: 'Send notification',
  notificationWasSent: 'It has been sent.',
  publishMeeting: 'Publish to dashboard',
  meetingWasPublished: 'It is on the dashboard.',
  privateNotPublished: 'Private meetings are not published.',
  deleteMeeting: 'Delete meeting',
  meetingActionBack: 'Cancel',
  // Asked before
  sendNotificationTitle: 'Send the notification?',
  sendNotificationText:
    'Everyone who may come to “{name}” is told of it. This can be done once only and cannot be taken back.',
  publishMeetingTitle: 'Publish to the dashboard?',
  publishMeetingText:
    '“{name}” is shown on the dashboard of all members. This can be done once only and cannot be taken back.',
  deleteMeetingTitle: 'Delete this meeting?',
  deleteMeetingText: '“{name}” is called off, and struck out of the calendars of those who come.',
  // Outcomes
  notificationSent: 'Notification sent',
  notificationFailed: 'Error sending notification. Try again.',
  meetingPublished: 'Meeting published',
  publishFailed: 'Error publishing meeting. Try again.',
  meetingDeleted: 'Meeting removed',
  meetingDeleteFailed: 'Error removing meeting:',
  invitesSent: 'Invites sent',
  invitesFailed: 'Error sending invites. Try again.',
  // Invitations
  inviteMembersText: 'Only those listed here see this meeting, beside those who look after it.',
  invitedMembers: 'Invited members',
  inviteSomebody: 'Please invite at least one member',
  invitedFailed: 'Those who are invited could not be loaded.',
  sendInvites: 'Send invites',
  // Who comes
  noRepliesYet: 'Nobody has replied yet.',
  repliesFailed: 'The replies could not be loaded.',
  showReplies: 'Show all {n}',
  repliesShown: 'The first {n} are shown.',
});
