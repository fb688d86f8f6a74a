import { agritech } from './startups/agritech.ts';
import { circularEconomy } from './startups/circular-economy.ts';
import { civicTech } from './startups/civic-tech.ts';
import { coldChain } from './startups/cold-chain.ts';
import { construction } from './startups/construction.ts';
import { craftsFashion } from './startups/crafts-fashion.ts';
import { creativeMedia } from './startups/creative-media.ts';
import { edtech } from './startups/edtech.ts';
import { energy } from './startups/energy.ts';
import { fintech } from './startups/fintech.ts';
import { fisheries } from './startups/fisheries.ts';
import { food } from './startups/food.ts';
import { geodata } from './startups/geodata.ts';
import { health } from './startups/health.ts';
import { logistics } from './startups/logistics.ts';
import { mobility } from './startups/mobility.ts';
import { retail } from './startups/retail.ts';
import { robotics } from './startups/robotics.ts';
import { software } from './startups/software.ts';
import { tourism } from './startups/tourism.ts';
import { utilities } from './startups/utilities.ts';
import { workSkills } from './startups/work-skills.ts';
import type { SectorContent } from './types.ts';

/** All sectors in the order of their master list. */
export const SECTORS: readonly SectorContent[] = [
  agritech,
  fintech,
  edtech,
  health,
  retail,
  logistics,
  food,
  energy,
  software,
  circularEconomy,
  tourism,
  creativeMedia,
  craftsFashion,
  mobility,
  fisheries,
  utilities,
  geodata,
  construction,
  workSkills,
  civicTech,
  robotics,
  coldChain,
];

/** The industry a startup of each sector belongs to, and sectors it often works in besides. */
export const SECTOR_NEIGHBOURS: Readonly<Record<string, { industry: string; beside: readonly string[] }>> = {
  agritech: { industry: 'agriculture', beside: ['food', 'cold-chain', 'geodata'] },
  fintech: { industry: 'finance', beside: ['software', 'agritech', 'retail'] },
  edtech: { industry: 'education', beside: ['software', 'work-skills', 'creative-media'] },
  health: { industry: 'health', beside: ['software', 'robotics', 'food'] },
  retail: { industry: 'trade', beside: ['logistics', 'food', 'software'] },
  logistics: { industry: 'transport', beside: ['retail', 'mobility', 'cold-chain'] },
  food: { industry: 'manufacturing', beside: ['agritech', 'retail', 'crafts-fashion'] },
  energy: { industry: 'electricity', beside: ['utilities', 'mobility', 'construction'] },
  software: { industry: 'information', beside: ['fintech', 'civic-tech', 'retail'] },
  'circular-economy': { industry: 'water-waste', beside: ['construction', 'crafts-fashion', 'utilities'] },
  tourism: { industry: 'accommodation-food', beside: ['crafts-fashion', 'mobility', 'geodata'] },
  'creative-media': { industry: 'arts', beside: ['edtech', 'crafts-fashion', 'software'] },
  'crafts-fashion': { industry: 'manufacturing', beside: ['tourism', 'retail', 'creative-media'] },
  mobility: { industry: 'transport', beside: ['energy', 'logistics', 'software'] },
  fisheries: { industry: 'agriculture', beside: ['food', 'cold-chain', 'geodata'] },
  utilities: { industry: 'water-waste', beside: ['civic-tech', 'robotics', 'geodata'] },
  geodata: { industry: 'professional', beside: ['agritech', 'civic-tech', 'utilities'] },
  construction: { industry: 'construction', beside: ['circular-economy', 'energy', 'software'] },
  'work-skills': { industry: 'administrative', beside: ['edtech', 'software', 'fintech'] },
  'civic-tech': { industry: 'public-administration', beside: ['geodata', 'software', 'edtech'] },
  robotics: { industry: 'manufacturing', beside: ['agritech', 'health', 'construction'] },
  'cold-chain': { industry: 'transport', beside: ['food', 'fisheries', 'health'] },
};
