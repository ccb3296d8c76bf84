import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  entryPoints: {
    index: 'src/index.ts',
    'theme/index': 'src/foundations/theme/index.ts',
    'colors/index': 'src/foundations/theme/colors.ts',
    'RichTextEditor/index': 'src/fields/RichTextEditor/index.ts',
    'charts/index': 'src/data/charts/index.ts',
    'dates/index': 'src/fields/dates/index.ts',
    'EventCalendar/index': 'src/data/EventCalendar/index.ts',
    'PdfViewer/index': 'src/data/PdfViewer/index.ts',
    'MapOfPlaces/index': 'src/data/MapOfPlaces/index.ts',
  },
  clientEntryPoints: [
    'PdfViewer/index',
    'index',
    'RichTextEditor/index',
    'charts/index',
    'dates/index',
    'EventCalendar/index',
    'MapOfPlaces/index',
  ],
  hasStyles: true,
});
