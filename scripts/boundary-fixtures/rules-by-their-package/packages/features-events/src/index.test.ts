import '../../api/src/rules/index.ts';
