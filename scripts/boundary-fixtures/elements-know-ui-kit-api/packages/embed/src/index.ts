import '../../features-events/src/index.ts';
