export { directoryFeature } from './feature.ts';
export { membersFeature } from './members-feature.ts';
export { directoryMessages } from './messages.ts';
export { organisationsFeature } from './organisations-feature.ts';
export { profileSettingsFeature } from './profile-settings-feature.ts';
