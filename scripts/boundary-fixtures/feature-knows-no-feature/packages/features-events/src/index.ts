import '../../features-communities/src/index.ts';
