import '../../profiles/index.ts';
