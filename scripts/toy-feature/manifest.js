export const surveysManifest = {
  id: 'surveys',
  module: 'surveys',
  mount: () => '/surveys',
  elements: {},
  from: '@harbour/surveys',
  name: 'surveysFeature',
};

export const manifests = [surveysManifest];
