import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: {
    index: 'src/index.ts',
    'theme/index': 'src/theme/index.ts',
    'RichTextEditor/index': 'src/RichTextEditor/index.ts',
    'charts/index': 'src/charts/index.ts',
    'dates/index': 'src/dates/index.ts',
    'EventCalendar/index': 'src/EventCalendar/index.ts',
    'PdfViewer/index': 'src/PdfViewer/index.ts',
  },
  clientDoors: [
    'PdfViewer/index',
    'index',
    'RichTextEditor/index',
    'charts/index',
    'dates/index',
    'EventCalendar/index',
  ],
  hasStyles: true,
  hasModules: true,
});
