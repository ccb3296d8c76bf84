import '../../../profiles/ota/profile.ts';
