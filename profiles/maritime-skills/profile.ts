import { defineProfile } from '../define-profile.ts';
import { skillsBody } from '../skills-body.ts';

export const profile = defineProfile({
  ...skillsBody,
  name: 'maritime-skills',
  shortName: 'Maritime Skills',
  fullName: 'Maritime Skills Body',
  website: 'https://www.maritime-skills.example',
  brandColor: '#2FA775',
});
