import { defineMessages } from '@portal/kit';
import { directoryManifest, organisationsManifest, profileSettingsManifest } from './manifest.ts';

/** Every word of the directories and profiles. */
export const directoryMessages = defineMessages('directory', {
  ...directoryManifest.messages.texts,
  ...organisationsManifest.messages.texts,
  ...profileSettingsManifest.messages.texts,

  // Both lists
  sort: 'Sort',
  ascending: 'A-Z',
  descending: 'Z-A',
  pages: 'Pages',
  pagerItems: '{from} - {to} of {total} items',
  noData: 'No data',

  // Members
  findMembers: 'Find members',
  name: 'Name',
  location: 'Location',
  everywhere: 'Everywhere',
  company: 'Company',
  expertise: 'Expertise area',
  anyExpertise: 'Any',
  expertiseWithin: '{area}: {category}',
  membersFound: { one: '{n} member', other: '{n} members' },
  showMembers: { one: 'Show {n} member', other: 'Show {n} members' },
  membersLoading: 'Members are loading',
  membersFailed: 'The member directory could not be loaded',
  optionsLoading: 'Loading…',
  optionsFailed: 'What can be chosen could not be loaded',
  noCompanyFound: 'No company found',
  companiesFailed: 'Companies could not be searched.',

  // Organisations
  findOrganisations: 'Find organisations',
  searchOrganisations: 'Search by name or place',
  organisationsFound: { one: '{n} organisation', other: '{n} organisations' },
  showOrganisations: { one: 'Show {n} organisation', other: 'Show {n} organisations' },
  organisationsLoading: 'Organisations are loading',
  organisationsFailed: 'The organisation directory could not be loaded',

  // Profiles
  profileLoading: 'The profile is loading',
  profileFailed: 'The profile could not be loaded',
  profileNotFound: 'This profile is not in the directory',
  profileNotFoundText: 'There may be none, or whose it is does not show it.',
  toMembers: 'Member Directory',
  aboutMe: 'About me',
  organisation: 'Organisation',
  organisationName: 'Organisation',
  organisationAddress: 'Address',
  jobTitle: 'Job title',
  contact: 'Contact',
  mobile: 'Mobile',
  landline: 'Work landline',
  email: 'Email',
  address: 'Address',
  nothingSaid: 'Nothing yet',
  editProfile: 'Edit profile',
  hiddenNote: 'Other members do not see in the directory',

  // The seven settings
  includeInDirectory: 'Include me in the member directory',
  showDirectoryPhoto: 'Show my photo in the directory',
  showContactInformation: 'Show my contact information',
  showEmail: 'Email',
  showOrganisation: 'Organisation',
  showPersonalMobile: 'Mobile',
  showWorkLandline: 'Work landline',
  visibilityIntro: 'What the directory tells other members of you. Your name stands with all that you write.',
  visibilityLoading: 'Your choices are loading',
  visibilityFailed: 'Your choices could not be loaded',
  visibilitySaved: 'Your choices are saved',
  visibilityNotSaved: 'Your choices could not be saved',

  // Details
  detailsLoading: 'Your profile is loading',
  detailsFailed: 'Error fetching data',
  picture: 'Profile picture',
  pictureHint: 'PNG or JPEG, under 5 MB',
  pictureOnlyImages: 'Only images can be chosen',
  pictureTooLarge: 'The picture is too large',
  pictureSaved: 'Avatar uploaded successfully!',
  pictureFailed: 'Error during uploading avatar!',
  description: 'Description',
  descriptionHint: 'What others read under About me',
  descriptionTooLong: 'At most 600 letters',
  detailsSaved: 'Profile details have been updated',
  detailsNotSaved: 'Failed to update profile details',
  draftPlace: 'Settings',
  draftRestored: 'What you had not saved is back.',
});
