import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IdParam, SlugParam } from '#contract/site';
import {
  AsOfQuery,
  StoryQuery,
  StoryTracker,
  type TopicChange,
  TopicChanges,
  TopicWhy,
} from '#contract/stories';
import {
  type ChangedNumber,
  type Milestone,
  MilestoneConfirmation,
  Milestones,
  type PersonOfTopic,
  TopicNumbers,
  TopicPeople,
} from '#contract/timeline';
import { Allow } from '../auth/identity/access.js';
import { clientAddress } from '../limits/client-address.js';
import { ConfirmationService } from './confirmation.service.js';
import { NumbersService } from './numbers.service.js';
import { PeopleService } from './people.service.js';
import { TrackerService } from './tracker.service.js';
import { WhyService } from './why.service.js';

@ApiTags('tracker')
@Allow('public')
@Controller()
export class TrackerController {
  constructor(
    private readonly tracker: TrackerService,
    private readonly reasons: WhyService,
    private readonly confirmations: ConfirmationService,
    private readonly changed: NumbersService,
    private readonly people: PeopleService,
  ) {}

  @Get('topics/:id/milestones')
  @ApiOkResponse({ standardSchema: Milestones })
  milestones(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: AsOfQuery }) { at }: AsOfQuery,
    @Req() { ip }: Request,
  ): Promise<Milestone[]> {
    return at ? this.tracker.milestonesThen(id, at, clientAddress(ip)) : this.tracker.milestones(id);
  }

  @Get('topics/:id/numbers')
  @ApiOkResponse({ standardSchema: TopicNumbers })
  numbers(@Param('id', { schema: IdParam }) id: number): Promise<ChangedNumber[]> {
    return this.changed.ofTopic(id);
  }

  @Get('topics/:id/people')
  @ApiOkResponse({ standardSchema: TopicPeople })
  peopleOfTopic(@Param('id', { schema: IdParam }) id: number): Promise<PersonOfTopic[]> {
    return this.people.ofTopic(id);
  }

  @Get('topics/:id/why')
  @ApiOkResponse({ standardSchema: TopicWhy })
  why(@Param('id', { schema: IdParam }) id: number): Promise<TopicWhy> {
    return this.reasons.why(id);
  }

  @Get('topics/:id/changes')
  @ApiOkResponse({ standardSchema: TopicChanges })
  changes(@Param('id', { schema: IdParam }) id: number): Promise<TopicChange[]> {
    return this.reasons.changes(id);
  }

  @Get('milestones/:id/confirmation')
  @ApiOkResponse({ standardSchema: MilestoneConfirmation })
  confirmation(@Param('id', { schema: IdParam }) id: number): Promise<MilestoneConfirmation> {
    return this.confirmations.show(id);
  }

  @Get('stories/:id/tracker')
  @ApiOkResponse({ standardSchema: StoryTracker })
  story(
    @Param('id', { schema: SlugParam }) id: string,
    @Query({ schema: StoryQuery }) query: StoryQuery,
  ): Promise<StoryTracker> {
    return this.tracker.story(id, query);
  }
}
