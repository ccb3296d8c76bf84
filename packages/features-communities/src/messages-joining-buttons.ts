import { defineMessages } from '@portal/kit';

/** Words of the buttons that lead into a community and out of it, and of what they have done. */
export const joiningButtonMessages = defineMessages('communities', {
  joinCommunity: 'Join Community',
  requestToJoin: 'Request to Join',
  pendingAccess: 'Pending Access',
  cancelRequest: 'Cancel request',
  joined: 'Joined',
  leaveCommunity: 'Leave community',
  joinedToast: 'You have joined {name}',
  requestedToast: 'Your request to join {name} has been sent',
  cancelledToast: 'Your request has been cancelled',
  leftToast: 'You have left {name}',
  joinFailed: 'Something went wrong. Try again',
  leaveFailed: 'Error leaving community. Try again.',
});
