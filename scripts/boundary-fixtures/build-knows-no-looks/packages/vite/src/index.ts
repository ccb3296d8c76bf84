import '../../host/src/index.ts';
