import { defineProfile } from '../define-profile.ts';
import { lawBody } from '../law-body.ts';

export const profile = defineProfile({
  ...lawBody,
  name: 'law-society',
  shortName: 'Law Society',
  fullName: 'Regional Law Society',
  website: 'https://www.law-society.example',
  supportEmail: 'support@law-society.example',
  brandColor: '#EC6D19',
  renewalRoute: 'https://www.law-society.example/membership/renew',
});
