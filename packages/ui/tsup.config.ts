import { packageBuild } from '../../scripts/tsup-package.ts';

export default packageBuild({
  doors: {
    index: 'src/index.ts',
    'theme/index': 'src/theme/index.ts',
    'RichTextEditor/index': 'src/RichTextEditor/index.ts',
    'dates/index': 'src/dates/index.ts',
    'EventCalendar/index': 'src/EventCalendar/index.ts',
  },
  clientDoors: ['index', 'RichTextEditor/index', 'dates/index', 'EventCalendar/index'],
  hasStyles: true,
  hasModules: true,
});
