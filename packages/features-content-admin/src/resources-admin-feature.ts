import { defineFeature } from '@portal/kit';
import { IconFileText } from '@portal/ui';
import { paths, resourcesOutward as outward } from './destinations.ts';
import { resourcesAdminManifest } from './manifest.ts';

const permission = 'generalContent';

/** Resources, for those who write them. */
export const resourcesAdminFeature = defineFeature({
  ...resourcesAdminManifest,
  outward,
  routes: {
    list: {
      path: paths.list,
      title: 'resourceListPageTitle',
      permission,
      load: async () => (await import('./pages/List/list-pages.tsx')).resources,
    },
    create: {
      path: paths.create,
      title: 'newResourcePageTitle',
      permission,
      load: async () => (await import('./pages/Editor/editor-pages.tsx')).newResource,
    },
    import: {
      path: paths.import,
      title: 'resourceImportPageTitle',
      permission,
      load: async () => (await import('./pages/Import/import-pages.tsx')).resources,
    },
    labels: {
      path: paths.labels,
      title: 'resourceLabelsPageTitle',
      permission,
      load: async () => (await import('./pages/Labels/labels-pages.tsx')).resources,
    },
    edit: {
      path: paths.edit,
      title: 'editResourcePageTitle',
      permission,
      load: async () => (await import('./pages/Editor/editor-pages.tsx')).editResource,
    },
    preview: {
      path: paths.preview,
      title: 'resourcePreviewPageTitle',
      permission,
      load: async () => (await import('./pages/Preview/preview-pages.tsx')).resources,
    },
    versions: {
      path: paths.versions,
      title: 'resourceVersionsPageTitle',
      permission,
      load: async () => (await import('./pages/Versions/versions-pages.tsx')).resources,
    },
  },
  contributes: {
    adminPages: [{ id: 'adminResources', order: 30, label: 'resourceListPageTitle', icon: IconFileText, to: 'list' }],
  },
});
