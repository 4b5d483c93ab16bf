import type { OperationId } from '../operations.js';

/** What the API answers to the calls of the examples. */
export const EXAMPLE_ANSWERS: Partial<Record<OperationId, unknown>> = {
  "listStories": {
    "data": [
      {
        "id": 12041,
        "slug": "orrin-dam-crack",
        "url": "https://followthrough.example/topics/orrin-dam-crack",
        "name": "Crack in the Orrin dam is sealed",
        "label": "Orrin dam crack",
        "description": "Engineers found a crack in the Orrin dam.",
        "descriptionSentences": [
          {
            "text": "Engineers found a crack in the Orrin dam.",
            "citations": [
              {
                "articleId": 90101,
                "title": "Crack found in Orrin dam",
                "outlet": {
                  "id": 3001,
                  "name": "Orrin Herald"
                },
                "url": "https://news.example/crack-found-in-orrin-dam",
                "publishedAt": "2031-02-22T12:00:00.000Z"
              }
            ]
          }
        ],
        "language": "en",
        "tag": "science",
        "status": "resolved",
        "completionPercent": 100,
        "whereItStands": {
          "text": "The crack in the Orrin dam is sealed.",
          "at": "2031-03-04T02:00:00.000Z",
          "originCount": 2,
          "citations": [
            {
              "articleId": 90103,
              "title": "The crack in the Orrin dam is sealed",
              "outlet": {
                "id": 3001,
                "name": "Orrin Herald"
              },
              "url": "https://news.example/orrin-dam-crack-sealed",
              "publishedAt": "2031-03-04T02:00:00.000Z"
            }
          ]
        },
        "ending": {
          "text": "The crack in the Orrin dam is sealed.",
          "at": "2031-03-04T02:00:00.000Z",
          "by": "machine",
          "citations": [
            {
              "articleId": 90103,
              "title": "The crack in the Orrin dam is sealed",
              "outlet": {
                "id": 3001,
                "name": "Orrin Herald"
              },
              "url": "https://news.example/orrin-dam-crack-sealed",
              "publishedAt": "2031-03-04T02:00:00.000Z"
            },
            {
              "articleId": 90104,
              "title": "Engineers seal Orrin dam",
              "outlet": {
                "id": 3003,
                "name": "Tarn Courier"
              },
              "url": "https://news.example/engineers-seal-orrin-dam",
              "publishedAt": "2031-03-04T03:00:00.000Z"
            }
          ]
        },
        "originCount": 3,
        "outletCount": 3,
        "articleCount": 4,
        "followerCount": 0,
        "firstReportedAt": "2031-02-22T12:00:00.000Z",
        "lastReportedAt": "2031-03-04T03:00:00.000Z",
        "updatedAt": "2031-03-04T04:00:00.000Z"
      }
    ],
    "page": {
      "next": null,
      "total": 1,
      "isTotalExact": true
    },
    "nextUpdatedSince": null
  },
  "getStory": {
    "id": 12042,
    "slug": "tarn-bridge",
    "url": "https://followthrough.example/topics/tarn-bridge",
    "name": "Last span of the Tarn bridge is in place",
    "label": "Tarn bridge",
    "description": "A new bridge crosses the Tarn.",
    "descriptionSentences": [],
    "language": "en",
    "tag": "politics",
    "status": "developing",
    "completionPercent": 60,
    "whereItStands": {
      "text": "The last span of the Tarn bridge is in place.",
      "at": "2031-03-04T06:00:00.000Z",
      "originCount": 2,
      "citations": [
        {
          "articleId": 90201,
          "title": "Last span of the Tarn bridge in place",
          "outlet": {
            "id": 3003,
            "name": "Tarn Courier"
          },
          "url": "https://news.example/last-span-of-tarn-bridge",
          "publishedAt": "2031-03-04T06:00:00.000Z"
        }
      ]
    },
    "ending": null,
    "originCount": 2,
    "outletCount": 2,
    "articleCount": 2,
    "followerCount": 1,
    "firstReportedAt": "2031-03-02T00:00:00.000Z",
    "lastReportedAt": "2031-03-04T07:00:00.000Z",
    "updatedAt": "2031-03-04T08:00:00.000Z",
    "next": [
      {
        "text": "The Tarn bridge will open on 14 March.",
        "date": "2031-03-14",
        "precision": "day",
        "citations": [
          {
            "articleId": 90202,
            "title": "Tarn bridge to open on 14 March",
            "outlet": {
              "id": 3002,
              "name": "Valley Wire"
            },
            "url": "https://news.example/tarn-bridge-to-open",
            "publishedAt": "2031-03-04T07:00:00.000Z"
          }
        ]
      }
    ]
  },
  "listMilestones": {
    "data": [
      {
        "id": 5102,
        "storyId": 12041,
        "title": "The crack in the Orrin dam is sealed",
        "description": "The crack in the Orrin dam is sealed.",
        "date": "2031-03-04T02:00:00.000Z",
        "dateFrom": "published",
        "significance": "high",
        "confirmation": "multiple",
        "originCount": 2,
        "outletCount": 2,
        "isRetracted": false,
        "citations": [
          {
            "articleId": 90103,
            "title": "The crack in the Orrin dam is sealed",
            "outlet": {
              "id": 3001,
              "name": "Orrin Herald"
            },
            "url": "https://news.example/orrin-dam-crack-sealed",
            "publishedAt": "2031-03-04T02:00:00.000Z"
          },
          {
            "articleId": 90104,
            "title": "Engineers seal Orrin dam",
            "outlet": {
              "id": 3003,
              "name": "Tarn Courier"
            },
            "url": "https://news.example/engineers-seal-orrin-dam",
            "publishedAt": "2031-03-04T03:00:00.000Z"
          }
        ]
      },
      {
        "id": 5101,
        "storyId": 12041,
        "title": "Crack found in Orrin dam",
        "description": "Engineers found a crack in the Orrin dam.",
        "date": "2031-02-22T12:00:00.000Z",
        "dateFrom": "published",
        "significance": "medium",
        "confirmation": "multiple",
        "originCount": 2,
        "outletCount": 2,
        "isRetracted": false,
        "citations": [
          {
            "articleId": 90101,
            "title": "Crack found in Orrin dam",
            "outlet": {
              "id": 3001,
              "name": "Orrin Herald"
            },
            "url": "https://news.example/crack-found-in-orrin-dam",
            "publishedAt": "2031-02-22T12:00:00.000Z"
          },
          {
            "articleId": 90102,
            "title": "Orrin dam inspected after crack",
            "outlet": {
              "id": 3002,
              "name": "Valley Wire"
            },
            "url": "https://news.example/orrin-dam-inspected-after-crack",
            "publishedAt": "2031-02-22T14:00:00.000Z"
          }
        ]
      }
    ],
    "page": {
      "next": null,
      "total": 2,
      "isTotalExact": true
    }
  },
  "listArticles": {
    "data": [
      {
        "id": 90104,
        "title": "Engineers seal Orrin dam",
        "excerpt": "The water rises again.",
        "url": "https://news.example/engineers-seal-orrin-dam",
        "page": "https://followthrough.example/articles/engineers-seal-orrin-dam",
        "author": null,
        "publishedAt": "2031-03-04T03:00:00.000Z",
        "outlet": {
          "id": 3003,
          "name": "Tarn Courier"
        },
        "tags": [
          "science"
        ],
        "storyId": 12041,
        "copyCount": 0
      },
      {
        "id": 90103,
        "title": "The crack in the Orrin dam is sealed",
        "excerpt": "The crack in the Orrin dam is sealed.",
        "url": "https://news.example/orrin-dam-crack-sealed",
        "page": "https://followthrough.example/articles/orrin-dam-crack-sealed",
        "author": null,
        "publishedAt": "2031-03-04T02:00:00.000Z",
        "outlet": {
          "id": 3001,
          "name": "Orrin Herald"
        },
        "tags": [
          "science"
        ],
        "storyId": 12041,
        "copyCount": 0
      }
    ],
    "page": {
      "next": null,
      "total": 2,
      "isTotalExact": true
    }
  },
  "getWhy": {
    "story": {
      "id": 12041,
      "name": "Crack in the Orrin dam is sealed",
      "url": "https://followthrough.example/topics/orrin-dam-crack"
    },
    "status": {
      "status": "resolved",
      "reason": "The crack is sealed.",
      "since": null,
      "by": "machine",
      "citations": [
        {
          "articleId": 90103,
          "title": "The crack in the Orrin dam is sealed",
          "outlet": {
            "id": 3001,
            "name": "Orrin Herald"
          },
          "url": "https://news.example/orrin-dam-crack-sealed",
          "publishedAt": "2031-03-04T02:00:00.000Z"
        },
        {
          "articleId": 90104,
          "title": "Engineers seal Orrin dam",
          "outlet": {
            "id": 3003,
            "name": "Tarn Courier"
          },
          "url": "https://news.example/engineers-seal-orrin-dam",
          "publishedAt": "2031-03-04T03:00:00.000Z"
        }
      ]
    },
    "completion": {
      "percent": 100,
      "reason": "It is resolved."
    },
    "proposedEnding": null,
    "milestones": [
      {
        "id": 5101,
        "title": "Crack found in Orrin dam",
        "confirmation": "multiple",
        "isRetracted": false,
        "reason": "Multiple sources: 2 independent origins reported it (Orrin Herald, Valley Wire); the next level needs three.",
        "origins": [
          {
            "name": "Orrin Herald",
            "firstReportedAt": "2031-02-22T12:00:00.000Z",
            "articleCount": 1
          },
          {
            "name": "Valley Wire",
            "firstReportedAt": "2031-02-22T14:00:00.000Z",
            "articleCount": 1
          }
        ],
        "citations": [
          {
            "articleId": 90101,
            "title": "Crack found in Orrin dam",
            "outlet": {
              "id": 3001,
              "name": "Orrin Herald"
            },
            "url": "https://news.example/crack-found-in-orrin-dam",
            "publishedAt": "2031-02-22T12:00:00.000Z"
          },
          {
            "articleId": 90102,
            "title": "Orrin dam inspected after crack",
            "outlet": {
              "id": 3002,
              "name": "Valley Wire"
            },
            "url": "https://news.example/orrin-dam-inspected-after-crack",
            "publishedAt": "2031-02-22T14:00:00.000Z"
          }
        ]
      },
      {
        "id": 5102,
        "title": "The crack in the Orrin dam is sealed",
        "confirmation": "multiple",
        "isRetracted": false,
        "reason": "Multiple sources: 2 independent origins reported it (Orrin Herald, Tarn Courier); the next level needs three.",
        "origins": [
          {
            "name": "Orrin Herald",
            "firstReportedAt": "2031-03-04T02:00:00.000Z",
            "articleCount": 1
          },
          {
            "name": "Tarn Courier",
            "firstReportedAt": "2031-03-04T03:00:00.000Z",
            "articleCount": 1
          }
        ],
        "citations": [
          {
            "articleId": 90103,
            "title": "The crack in the Orrin dam is sealed",
            "outlet": {
              "id": 3001,
              "name": "Orrin Herald"
            },
            "url": "https://news.example/orrin-dam-crack-sealed",
            "publishedAt": "2031-03-04T02:00:00.000Z"
          },
          {
            "articleId": 90104,
            "title": "Engineers seal Orrin dam",
            "outlet": {
              "id": 3003,
              "name": "Tarn Courier"
            },
            "url": "https://news.example/engineers-seal-orrin-dam",
            "publishedAt": "2031-03-04T03:00:00.000Z"
          }
        ]
      }
    ]
  },
  "listEndings": {
    "data": [
      {
        "id": 12041,
        "slug": "orrin-dam-crack",
        "url": "https://followthrough.example/topics/orrin-dam-crack",
        "name": "Crack in the Orrin dam is sealed",
        "label": "Orrin dam crack",
        "description": "Engineers found a crack in the Orrin dam.",
        "descriptionSentences": [
          {
            "text": "Engineers found a crack in the Orrin dam.",
            "citations": [
              {
                "articleId": 90101,
                "title": "Crack found in Orrin dam",
                "outlet": {
                  "id": 3001,
                  "name": "Orrin Herald"
                },
                "url": "https://news.example/crack-found-in-orrin-dam",
                "publishedAt": "2031-02-22T12:00:00.000Z"
              }
            ]
          }
        ],
        "language": "en",
        "tag": "science",
        "status": "resolved",
        "completionPercent": 100,
        "whereItStands": {
          "text": "The crack in the Orrin dam is sealed.",
          "at": "2031-03-04T02:00:00.000Z",
          "originCount": 2,
          "citations": [
            {
              "articleId": 90103,
              "title": "The crack in the Orrin dam is sealed",
              "outlet": {
                "id": 3001,
                "name": "Orrin Herald"
              },
              "url": "https://news.example/orrin-dam-crack-sealed",
              "publishedAt": "2031-03-04T02:00:00.000Z"
            }
          ]
        },
        "ending": {
          "text": "The crack in the Orrin dam is sealed.",
          "at": "2031-03-04T02:00:00.000Z",
          "by": "machine",
          "citations": [
            {
              "articleId": 90103,
              "title": "The crack in the Orrin dam is sealed",
              "outlet": {
                "id": 3001,
                "name": "Orrin Herald"
              },
              "url": "https://news.example/orrin-dam-crack-sealed",
              "publishedAt": "2031-03-04T02:00:00.000Z"
            },
            {
              "articleId": 90104,
              "title": "Engineers seal Orrin dam",
              "outlet": {
                "id": 3003,
                "name": "Tarn Courier"
              },
              "url": "https://news.example/engineers-seal-orrin-dam",
              "publishedAt": "2031-03-04T03:00:00.000Z"
            }
          ]
        },
        "originCount": 3,
        "outletCount": 3,
        "articleCount": 4,
        "followerCount": 0,
        "firstReportedAt": "2031-02-22T12:00:00.000Z",
        "lastReportedAt": "2031-03-04T03:00:00.000Z",
        "updatedAt": "2031-03-04T04:00:00.000Z"
      }
    ],
    "page": {
      "next": null,
      "total": 1,
      "isTotalExact": true
    }
  },
  "listRemovals": {
    "data": [
      {
        "id": 12040,
        "removedAt": "2031-03-03T00:00:00.000Z",
        "movedTo": 12041
      }
    ],
    "page": {
      "next": null,
      "total": 1,
      "isTotalExact": true
    }
  },
  "listSources": {
    "data": [
      {
        "id": 3001,
        "slug": "orrin-herald",
        "name": "Orrin Herald",
        "url": "https://orrin-herald.example/",
        "page": "https://followthrough.example/sources/orrin-herald",
        "description": "Newspaper of the Orrin Valley.",
        "country": "NO",
        "category": "national",
        "owner": "Orrin Press",
        "bias": "center",
        "trust": {
          "score": 7.8,
          "low": 7,
          "high": 8.6,
          "isFirstEstimate": false
        },
        "followerCount": 0
      }
    ],
    "page": {
      "next": null,
      "total": 1,
      "isTotalExact": true
    }
  },
  "getSource": {
    "id": 3001,
    "slug": "orrin-herald",
    "name": "Orrin Herald",
    "url": "https://orrin-herald.example/",
    "page": "https://followthrough.example/sources/orrin-herald",
    "description": "Newspaper of the Orrin Valley.",
    "country": "NO",
    "category": "national",
    "owner": "Orrin Press",
    "bias": "center",
    "trust": {
      "score": 7.8,
      "low": 7,
      "high": 8.6,
      "isFirstEstimate": false
    },
    "followerCount": 0
  },
  "search": {
    "stories": [
      {
        "id": 12041,
        "slug": "orrin-dam-crack",
        "url": "https://followthrough.example/topics/orrin-dam-crack",
        "name": "Crack in the Orrin dam is sealed",
        "label": "Orrin dam crack",
        "description": "Engineers found a crack in the Orrin dam.",
        "descriptionSentences": [
          {
            "text": "Engineers found a crack in the Orrin dam.",
            "citations": [
              {
                "articleId": 90101,
                "title": "Crack found in Orrin dam",
                "outlet": {
                  "id": 3001,
                  "name": "Orrin Herald"
                },
                "url": "https://news.example/crack-found-in-orrin-dam",
                "publishedAt": "2031-02-22T12:00:00.000Z"
              }
            ]
          }
        ],
        "language": "en",
        "tag": "science",
        "status": "resolved",
        "completionPercent": 100,
        "whereItStands": {
          "text": "The crack in the Orrin dam is sealed.",
          "at": "2031-03-04T02:00:00.000Z",
          "originCount": 2,
          "citations": [
            {
              "articleId": 90103,
              "title": "The crack in the Orrin dam is sealed",
              "outlet": {
                "id": 3001,
                "name": "Orrin Herald"
              },
              "url": "https://news.example/orrin-dam-crack-sealed",
              "publishedAt": "2031-03-04T02:00:00.000Z"
            }
          ]
        },
        "ending": {
          "text": "The crack in the Orrin dam is sealed.",
          "at": "2031-03-04T02:00:00.000Z",
          "by": "machine",
          "citations": [
            {
              "articleId": 90103,
              "title": "The crack in the Orrin dam is sealed",
              "outlet": {
                "id": 3001,
                "name": "Orrin Herald"
              },
              "url": "https://news.example/orrin-dam-crack-sealed",
              "publishedAt": "2031-03-04T02:00:00.000Z"
            },
            {
              "articleId": 90104,
              "title": "Engineers seal Orrin dam",
              "outlet": {
                "id": 3003,
                "name": "Tarn Courier"
              },
              "url": "https://news.example/engineers-seal-orrin-dam",
              "publishedAt": "2031-03-04T03:00:00.000Z"
            }
          ]
        },
        "originCount": 3,
        "outletCount": 3,
        "articleCount": 4,
        "followerCount": 0,
        "firstReportedAt": "2031-02-22T12:00:00.000Z",
        "lastReportedAt": "2031-03-04T03:00:00.000Z",
        "updatedAt": "2031-03-04T04:00:00.000Z"
      }
    ],
    "data": [
      {
        "id": 90104,
        "title": "Engineers seal Orrin dam",
        "excerpt": "The water rises again.",
        "url": "https://news.example/engineers-seal-orrin-dam",
        "page": "https://followthrough.example/articles/engineers-seal-orrin-dam",
        "author": null,
        "publishedAt": "2031-03-04T03:00:00.000Z",
        "outlet": {
          "id": 3003,
          "name": "Tarn Courier"
        },
        "tags": [
          "science"
        ],
        "storyId": 12041,
        "copyCount": 0
      },
      {
        "id": 90103,
        "title": "The crack in the Orrin dam is sealed",
        "excerpt": "The crack in the Orrin dam is sealed.",
        "url": "https://news.example/orrin-dam-crack-sealed",
        "page": "https://followthrough.example/articles/orrin-dam-crack-sealed",
        "author": null,
        "publishedAt": "2031-03-04T02:00:00.000Z",
        "outlet": {
          "id": 3001,
          "name": "Orrin Herald"
        },
        "tags": [
          "science"
        ],
        "storyId": 12041,
        "copyCount": 0
      }
    ],
    "page": {
      "next": null,
      "total": 2,
      "isTotalExact": true
    }
  },
  "listFollows": {
    "data": [
      {
        "story": {
          "id": 12042,
          "slug": "tarn-bridge",
          "url": "https://followthrough.example/topics/tarn-bridge",
          "name": "Last span of the Tarn bridge is in place",
          "label": "Tarn bridge",
          "description": "A new bridge crosses the Tarn.",
          "descriptionSentences": [],
          "language": "en",
          "tag": "politics",
          "status": "developing",
          "completionPercent": 60,
          "whereItStands": {
            "text": "The last span of the Tarn bridge is in place.",
            "at": "2031-03-04T06:00:00.000Z",
            "originCount": 2,
            "citations": [
              {
                "articleId": 90201,
                "title": "Last span of the Tarn bridge in place",
                "outlet": {
                  "id": 3003,
                  "name": "Tarn Courier"
                },
                "url": "https://news.example/last-span-of-tarn-bridge",
                "publishedAt": "2031-03-04T06:00:00.000Z"
              }
            ]
          },
          "ending": null,
          "originCount": 2,
          "outletCount": 2,
          "articleCount": 2,
          "followerCount": 1,
          "firstReportedAt": "2031-03-02T00:00:00.000Z",
          "lastReportedAt": "2031-03-04T07:00:00.000Z",
          "updatedAt": "2031-03-04T08:00:00.000Z"
        },
        "priority": "high",
        "notificationFrequency": "immediate",
        "followedAt": "2031-03-02T12:00:00.000Z"
      }
    ],
    "page": {
      "next": null,
      "total": 1,
      "isTotalExact": true
    }
  },
  "followStory": {
    "story": {
      "id": 12042,
      "slug": "tarn-bridge",
      "url": "https://followthrough.example/topics/tarn-bridge",
      "name": "Last span of the Tarn bridge is in place",
      "label": "Tarn bridge",
      "description": "A new bridge crosses the Tarn.",
      "descriptionSentences": [],
      "language": "en",
      "tag": "politics",
      "status": "developing",
      "completionPercent": 60,
      "whereItStands": {
        "text": "The last span of the Tarn bridge is in place.",
        "at": "2031-03-04T06:00:00.000Z",
        "originCount": 2,
        "citations": [
          {
            "articleId": 90201,
            "title": "Last span of the Tarn bridge in place",
            "outlet": {
              "id": 3003,
              "name": "Tarn Courier"
            },
            "url": "https://news.example/last-span-of-tarn-bridge",
            "publishedAt": "2031-03-04T06:00:00.000Z"
          }
        ]
      },
      "ending": null,
      "originCount": 2,
      "outletCount": 2,
      "articleCount": 2,
      "followerCount": 1,
      "firstReportedAt": "2031-03-02T00:00:00.000Z",
      "lastReportedAt": "2031-03-04T07:00:00.000Z",
      "updatedAt": "2031-03-04T08:00:00.000Z"
    },
    "priority": "high",
    "notificationFrequency": "immediate",
    "followedAt": "2031-03-02T12:00:00.000Z"
  },
  "listNotifications": {
    "data": [
      {
        "id": 7001,
        "type": "topic",
        "title": "Tarn bridge",
        "message": "The last span of the Tarn bridge is in place.",
        "isRead": false,
        "createdAt": "2031-03-04T07:00:00.000Z",
        "url": "https://followthrough.example/topics/tarn-bridge#milestone-5201",
        "story": {
          "id": 12042,
          "name": "Tarn bridge",
          "url": "https://followthrough.example/topics/tarn-bridge"
        }
      }
    ],
    "page": {
      "next": null,
      "total": 1,
      "isTotalExact": true
    }
  }
};
