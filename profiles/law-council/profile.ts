import { defineProfile } from '../define-profile.ts';
import { lawBody } from '../law-body.ts';

export const profile = defineProfile({
  ...lawBody,
  name: 'law-council',
  shortName: 'Law Council',
  fullName: 'National Law Council',
  website: 'https://www.law-council.example',
  supportEmail: 'support@law-council.example',
  brandColor: '#807057',
  renewalRoute: 'https://www.law-council.example/membership/renew',
});
