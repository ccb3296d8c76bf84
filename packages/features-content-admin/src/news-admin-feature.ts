import { defineFeature } from '@portal/kit';
import { IconNews } from '@portal/ui';
import { paths, newsOutward as outward } from './destinations.ts';
import { newsAdminManifest } from './manifest.ts';

const permission = 'generalContent';

/** News, for those who write them. */
export const newsAdminFeature = defineFeature({
  ...newsAdminManifest,
  outward,
  routes: {
    list: {
      path: paths.list,
      title: 'newsListPageTitle',
      permission,
      load: async () => (await import('./pages/List/list-pages.tsx')).news,
    },
    create: {
      path: paths.create,
      title: 'newNewsPageTitle',
      permission,
      load: async () => (await import('./pages/Editor/editor-pages.tsx')).newNews,
    },
    import: {
      path: paths.import,
      title: 'newsImportPageTitle',
      permission,
      load: async () => (await import('./pages/Import/import-pages.tsx')).news,
    },
    labels: {
      path: paths.labels,
      title: 'newsLabelsPageTitle',
      permission,
      load: async () => (await import('./pages/Labels/labels-pages.tsx')).news,
    },
    edit: {
      path: paths.edit,
      title: 'editNewsPageTitle',
      permission,
      load: async () => (await import('./pages/Editor/editor-pages.tsx')).editNews,
    },
    preview: {
      path: paths.preview,
      title: 'newsPreviewPageTitle',
      permission,
      load: async () => (await import('./pages/Preview/preview-pages.tsx')).news,
    },
    versions: {
      path: paths.versions,
      title: 'newsVersionsPageTitle',
      permission,
      load: async () => (await import('./pages/Versions/versions-pages.tsx')).news,
    },
  },
  contributes: {
    adminPages: [{ id: 'adminNews', order: 28, label: 'newsListPageTitle', icon: IconNews, to: 'list' }],
  },
});
