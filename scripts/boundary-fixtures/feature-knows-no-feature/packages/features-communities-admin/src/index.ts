import '../../features-communities/src/index.ts';
import '../../features-communities/src/parts.ts';
