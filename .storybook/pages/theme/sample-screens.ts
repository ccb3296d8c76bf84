/** Real screens that show a brand: ids of stories. */
export const sampleScreens = [
  ['shell-account-pages--occupational-therapy', 'Sign in'],
  ['shell-frame--wide', 'The portal'],
  ['communities-dashboard-screen--ready', 'Dashboard'],
  ['communities-explore-communities-screen--ready', 'Explore'],
  ['communities-community-screen--ready', 'Community'],
  ['communities-post-details-screen--ready', 'Post'],
  ['communities-saved-posts-screen--ready', 'Saved posts'],
  ['communities-explore-communities-screen--loading', 'Loading'],
  ['communities-explore-communities-screen--empty', 'Empty'],
  ['communities-explore-communities-screen--failed', 'Failed'],
  ['communities-community-screen--forbidden', 'Forbidden'],
  ['components-overlays-confirmdialog--critical', 'Dialog'],
  ['components-actions-button--tones', 'Buttons'],
  ['components-feedback-toastregion--tones', 'Toasts'],
] as const;
