import { defineFeature } from '@portal/kit';
import { IconNews } from '@portal/ui';
import { paths } from './destinations.ts';
import { newsManifest } from './manifest.ts';

/** News of the organisation. */
export const newsFeature = defineFeature({
  ...newsManifest,
  routes: {
    list: {
      path: paths.list,
      title: 'newsPageTitle',
      load: async () => (await import('./pages/ContentList/content-list-pages.tsx')).news,
    },
    category: {
      path: paths.category,
      title: 'newsPageTitle',
      load: async () => (await import('./pages/ContentList/content-list-pages.tsx')).newsOfCategory,
    },
    item: {
      path: paths.item,
      title: 'newsPageTitle',
      load: async () => (await import('./pages/ContentDetail/content-detail-pages.tsx')).newsItem,
    },
  },
  menu: [{ id: 'news', slot: 'main.newsAndResources', order: 10, label: 'newsPageTitle', icon: IconNews, to: 'list' }],
  contributes: {
    home: [
      {
        id: 'latestNews',
        title: 'latestNewsTitle',
        order: 5,
        load: async () => ({ default: (await import('./sections/LiveLatestNews.tsx')).LiveLatestNews }),
      },
    ],
    favourites: [
      {
        id: 'news',
        title: 'newsPageTitle',
        icon: IconNews,
        order: 20,
        load: async () => ({ default: (await import('./sections/FavouritesPages.tsx')).FavouriteNewsPage }),
      },
    ],
    search: [
      {
        id: 'news',
        title: 'newsPageTitle',
        none: 'noNewsFound',
        icon: IconNews,
        order: 10,
        to: 'item',
        params: ({ id }) => ({ id }),
        load: async () => ({ default: (await import('./sections/FoundContent.tsx')).FoundContent }),
      },
    ],
    engagement: { item: { kind: 'viewNews', target: 'id' } },
  },
});
