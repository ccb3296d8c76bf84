/** Where the pages of a directory lead in stories. */
export const storyDestinations = {
  'directory.own': '/profile',
  'directory.card': '/profile/card',
  'directory.profile': '/profile/:id',
  'members.list': '/members',
  'organisations.list': '/organisations',
  'organisations.organisation': '/organisations/:id',
  'profileSettings.details': '/settings/profile-details',
  'profileSettings.visibility': '/settings/profile-visibility',
  'settings.privacy': '/settings/privacy',
};
