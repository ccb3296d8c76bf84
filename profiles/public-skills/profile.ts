import { defineProfile } from '../define-profile.ts';
import { skillsBody } from '../skills-body.ts';

export const profile = defineProfile({
  ...skillsBody,
  name: 'public-skills',
  shortName: 'Public Skills',
  fullName: 'Public Skills Body',
  website: 'https://www.public-skills.example',
  brandColor: '#547B04',
});
