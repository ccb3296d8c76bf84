import { defineMessages } from '@portal/kit';
import { welcomeManifest } from '../../manifest.ts';

/** Every word of the steps that somebody is led through when they come for the first time. */
export const welcomeMessages = defineMessages('welcome', {
  ...welcomeManifest.messages.texts,

  // Every step
  steps: 'Setting up your account',
  stepOf: 'Step {n} of {count}',
  stepDone: 'Done',
  stepInvalid: 'Needs your attention',
  showSteps: 'All steps',
  loading: 'Loading what we know of you',
  loadFailed: 'Error fetching data',
  goBack: 'Go back',
  choose: 'Choose',
  labelRequired: '{label} is required',
  dayToCome: 'This day is still to come',
  draftElsewhere: 'You have been here before: what you entered is back.',
  goOnAt: 'Go on with {step}',
  draftKind: 'Your first login',
  stillToDo: 'Something is still missing here. Then you are through.',
  finishedTitle: 'Your profile is set up',
  finishedText: 'You have been through all of this. Change it in your settings.',

  // User details
  userDetailsIntro: 'Check what we know of you, and say what is missing.',
  title: 'Title',
  firstName: 'First name',
  lastName: 'Last name',
  postNominal: 'Post nominal',
  preferredName: 'Preferred name',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  pronouns: 'Pronouns',
  firstNations: 'Do you identify as First Nations?',
  admissionDate: 'Admission date',
  admissionStates: 'Admission states',
  constituentBody: 'Are you a member of a Law Society or Bar Association?',

  // Password
  passwordIntro: 'You sign in with it from now on. It is kept nowhere until you are through.',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordEmpty: 'Password cannot be empty',
  confirmationEmpty: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  passwordTooLong: 'Password must be at most {max} characters',
  ruleMinLength: 'At least 8 characters',
  ruleSymbol: 'At least 1 special character',
  ruleCases: 'At least 1 upper-case and 1 lower-case letter',
  ruleMatch: 'Both passwords are the same',
  ruleMet: 'met',
  ruleNotMet: 'not met yet',

  // Privacy
  privacyIntro: 'You can change each of these later in your settings.',
  includeInDirectory: 'Include me in the member directory',
  showDirectoryPhoto: 'Show my photo in the directory',
  showContactInformation: 'Show my contact information',
  showEmail: 'Email',
  showOrganisation: 'Organisation',
  showPersonalMobile: 'Mobile',
  showWorkLandline: 'Work landline',

  // Communication
  communicationIntro: 'So that we can reach you.',
  landline: 'Landline',
  mobile: 'Mobile number',
  email: 'Email',
  emailHint: 'You sign in with it. It is changed in your settings.',
  contactPreference: 'Contact preference',
  homeAddress: 'Home address',
  country: 'Country',
  address1: 'Address 1',
  address2: 'Address 2',
  chooseState: 'Choose a state',
  wrongPostcode: 'Check this: it should look like {example}.',

  // Organisation
  organisationIntro: 'Where you work, if you do.',
  organisation: 'Organisation',
  organisationHint: 'Search by a part of its name.',
  organisationMissing: 'Is your organisation not there? Contact us, and we add it:',
  location: 'Location',
  jobTitle: 'Job title',

  // Profile
  profileIntro: 'What others see of you first.',
  picture: 'Profile picture',
  pictureHint: 'A png or jpeg smaller than 5 MB.',
  pictureOnlyImages: 'Only images!',
  pictureTooLarge: 'Less than 5MB!',
  pictureFailed: 'Error when uploading avatar',
  pictureSending: 'Saving the picture',
  description: 'Profile description',
  descriptionHint: 'What you do, and what you can be asked about.',

  // Expertise
  expertiseIntro: 'Choose what you know well. None is fine, too.',
  chosenOf: { one: '{n} chosen', other: '{n} chosen' },

  // The end
  allSet: "You're all set!",
  created: 'Your profile has been created.',
  endAutoRollover: 'Your membership auto-renews on {date}.',
  endAutoRolloverUndated: 'Your membership auto-renews.',
  endLifeMember: 'Everything is ready for you.',
  endRenewMembership: 'Please proceed to the renewal of your membership.',
  endBondMx: 'Your membership is already active for the current period.',
  toPayment: 'Confirm/Update Payment Details',
  toDashboard: 'Go to Member Dashboard',
  toRenewal: 'Renew Membership',
  unsavedTitle: 'Your details are not saved yet',
  unsavedText: 'What you entered is kept, and nothing is lost. Try again, or go on and come back to it later.',
  saveFailed: 'Your details could not be saved. What you entered is kept: try again.',
  linkFailed: 'We could not find out where you go on. Try again.',
});
