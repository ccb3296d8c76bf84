/** Where the pages of a directory lead in stories. */
export const storyPlaces = {
  'directory.own': '/profile',
  'directory.profile': '/profile/:id',
  'members.list': '/members',
  'organisations.list': '/organisations',
  'profileSettings.details': '/settings/profile-details',
  'profileSettings.visibility': '/settings/profile-visibility',
};
