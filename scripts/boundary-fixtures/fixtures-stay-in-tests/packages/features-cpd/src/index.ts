import '../../stories/src/index.ts';
